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

/** The client's set, by the names that categories are stored with. */
const ICONS: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  ac: AcUnit,
  appliance: Kitchen,
  barber: SelfImprovement,
  beauty: Spa,
  car: Car,
  cleaning: Cleaning,
  electrical: Bolt,
  painting: FormatPaint,
  panels: ViewQuilt,
  plumbing: Plumbing,
  spa: Face,
  tools: Handyman,
  water: WaterDrop,
};

/** The icon that is stored with a category; the toolbox where none is, or one that this set does not have. */
export function CategoryIcon({ icon, ...rest }: { icon: string | null } & SvgIconProps) {
  const Icon = icon !== null && Object.hasOwn(ICONS, icon) ? ICONS[icon]! : Handyman;
  return <Icon aria-hidden {...rest} />;
}
