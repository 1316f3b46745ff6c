import { paths } from '#shared/paths.ts';
import { PanelLink } from '#ui/cards/PanelLink.tsx';

/** From a panel of the newest to the whole list. */
export const AllBookings = ({ href = paths.myBookings }: { href?: string }) => <PanelLink href={href}>All bookings</PanelLink>;
