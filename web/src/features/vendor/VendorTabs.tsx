import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { REVIEWS_ID } from '#shared/reviews/review-choice.ts';
import { Reviews } from '#shared/reviews/Reviews.tsx';
import { keysOf } from '#ui/keys/page-keys.ts';
import { HeardTitle } from '#ui/page/text.ts';
import { tabFrom, type VendorTab } from './vendor-tab.ts';
import { VendorServices } from './VendorServices.tsx';

const TABS: readonly { tab: VendorTab; label: string }[] = [
  { tab: 'services', label: 'Services' },
  { tab: 'reviews', label: 'Reviews' },
];

/** Tabs that are links, so that each can be opened on its own and neither needs a script. */
export function VendorTabs({ vendorId, businessName }: { vendorId: string; businessName: string }) {
  const [params] = useSearchParams();
  const shown = tabFrom(params);
  const hrefOf = (tab: VendorTab) => (tab === 'services' ? paths.vendor(vendorId) : `${paths.vendor(vendorId)}?tab=${tab}`);

  return (
    <div>
      <TabList role="tablist" aria-label="About this provider" onKeyDown={moveFocus} {...keysOf('tabs')}>
        {TABS.map(({ tab, label }) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            to={hrefOf(tab)}
            replace
            preventScrollReset
            aria-selected={tab === shown}
            aria-controls={tab === shown ? REVIEWS_ID : undefined}
          >
            {label}
          </Link>
        ))}
      </TabList>
      <div role="tabpanel" id={REVIEWS_ID} aria-labelledby={`tab-${shown}`}>
        <HeardTitle>{TABS.find(({ tab }) => tab === shown)!.label}</HeardTitle>
        {shown === 'services' ? <VendorServices vendorId={vendorId} /> : <Reviews vendorId={vendorId} businessName={businessName} />}
      </div>
    </div>
  );
}

/** Arrows lead from tab to tab, and the space bar opens one, as people who use tabs by keyboard expect. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (at === -1 || (!step && event.key !== ' ')) return;
  event.preventDefault();
  if (step) tabs.at((at + step) % tabs.length)!.focus();
  else tabs[at]!.click();
}

const TabList = styled('div')(({ theme }) => ({
  display: 'flex',
  marginBottom: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 90,
    minHeight: 44,
    padding: '0 16px',
    marginBottom: -1,
    borderBottom: '3px solid transparent',
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a[aria-selected=true]': { color: theme.vars.palette.primary.main, borderColor: theme.vars.palette.primary.main },
}));
