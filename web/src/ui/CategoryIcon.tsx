import AcUnit from '@mui/icons-material/AcUnitOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import Car from '@mui/icons-material/DirectionsCarOutlined';
import Cleaning from '@mui/icons-material/CleaningServicesOutlined';
import Face from '@mui/icons-material/Face3Outlined';
import FormatPaint from '@mui/icons-material/FormatPaintOutlined';
import Handyman from '@mui/icons-material/HandymanOutlined';
import Kitchen from '@mui/icons-material/KitchenOutlined';
import Plumbing from '@mui/icons-material/PlumbingOutlined';
import Spa from '@mui/icons-material/SpaOutlined';
import SelfImprovement from '@mui/icons-material/SelfImprovementOutlined';
import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

const ICONS: Record<string, ComponentType<SvgIconProps>> = {
  'ac-appliance-repair': AcUnit,
  'ac-repair': AcUnit,
  'ac-appliance': Kitchen,
  automobile: Car,
  beauty: Spa,
  cleaning: Cleaning,
  'cleaning-pest-control': Cleaning,
  electrical: Bolt,
  'electrician-plumber-carpenter': Handyman,
  'mens-salon-massage': SelfImprovement,
  painting: FormatPaint,
  'painting-waterproofing': FormatPaint,
  plumbing: Plumbing,
  'wall-panels': ViewQuilt,
  'water-purifier': WaterDrop,
  'womens-salon-spa': Face,
};

/** The picture of a category; one that was added later gets the toolbox. */
export function CategoryIcon({ slug, ...rest }: { slug: string } & SvgIconProps) {
  const Icon = ICONS[slug] ?? Handyman;
  return <Icon aria-hidden {...rest} />;
}
