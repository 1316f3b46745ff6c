import { useLocation } from 'react-router-dom';
import More from 'virtual:icon/baseline-more-horiz';
import Bookings from 'virtual:icon/outline-event-note';
import Handyman from 'virtual:icon/outline-handyman';
import Earnings from 'virtual:icon/outline-payments';
import Today from 'virtual:icon/outline-today';
import { generatedApi } from '#api/signed-in.ts';
import { paths } from '#shared/paths.ts';
import { usePhone } from '#ui/phone/usePhone.ts';
import { Bar, type BarEntry } from './Bar.tsx';

const { useVendorBookingsQuery } = generatedApi;

const WORK: readonly BarEntry[] = [
  { label: 'Bookings', icon: <Bookings />, href: paths.myBookings },
  { label: 'Services', icon: <Handyman />, href: paths.myServices, around: [`${paths.myServices}/`, paths.newService] },
  { label: 'Earnings', icon: <Earnings />, href: paths.earnings },
];

interface VendorBarProps {
  menuOpen: boolean;
  /** Opens the menu, which has the rest. */
  onMore: () => void;
}

/** A provider's workspace. What waits for an answer is answered on the page that begins with today. */
export function VendorBar({ menuOpen, onMore }: VendorBarProps) {
  const { pathname } = useLocation();
  const { data } = useVendorBookingsQuery({ when: 'unanswered' }, { skip: !usePhone() });
  const entries = [{ label: 'Today', icon: <Today />, href: paths.dashboard, waiting: data?.total }, ...WORK];
  const elsewhere = !entries.some(
    ({ href, around = [] }: BarEntry) => href === pathname || around.some((start) => pathname.startsWith(start)),
  );
  return (
    <Bar
      entries={entries}
      more={
        <li>
          <button type="button" aria-haspopup="dialog" aria-expanded={menuOpen} aria-current={elsewhere || undefined} onClick={onMore}>
            <span>
              <More />
            </span>
            More
          </button>
        </li>
      }
    />
  );
}
