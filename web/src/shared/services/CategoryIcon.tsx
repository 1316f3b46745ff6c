import type { ComponentType } from 'react';
import AcUnit from 'virtual:icon/outline-ac-unit';
import Bolt from 'virtual:icon/outline-bolt';
import Cleaning from 'virtual:icon/outline-cleaning-services';
import Car from 'virtual:icon/outline-directions-car';
import Face from 'virtual:icon/outline-face-3';
import FormatPaint from 'virtual:icon/outline-format-paint';
import Handyman from 'virtual:icon/outline-handyman';
import Kitchen from 'virtual:icon/outline-kitchen';
import Plumbing from 'virtual:icon/outline-plumbing';
import SelfImprovement from 'virtual:icon/outline-self-improvement';
import Spa from 'virtual:icon/outline-spa';
import ViewQuilt from 'virtual:icon/outline-view-quilt';
import WaterDrop from 'virtual:icon/outline-water-drop';
import type { IconProps } from '#ui/icons/material-icon.tsx';

/** The client's set, by the names that categories are stored with. */
const ICONS = {
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
} satisfies Readonly<Record<string, ComponentType<IconProps>>>;

/** By which a category is stored. */
export type IconName = keyof typeof ICONS;

/** The icon that is stored with a category; the toolbox where none is, or one that this set does not have. */
export function CategoryIcon({ icon, ...rest }: { icon: string | null } & IconProps) {
  const Icon = icon !== null && Object.hasOwn(ICONS, icon) ? ICONS[icon as IconName] : Handyman;
  return <Icon aria-hidden {...rest} />;
}
