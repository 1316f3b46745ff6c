import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { ViewBadge } from '#ui/buttons/ViewBadge.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { FieldFrame } from '#ui/forms/field.ts';
import { inOrder } from '../../categories/in-order.ts';
import { type ManagedServicePageDto, useAdminCategoriesQuery } from '../api.ts';
import {
  type Column,
  type Direction,
  foundIn,
  type FoundServices,
  hrefOf,
  SERVICE_STATE_NAMES,
  SERVICE_STATES,
  type ServiceState,
} from '../found-services.ts';
import { ROOMY } from './room.ts';

interface Props {
  found: FoundServices;
}

/** Services of one state, or all of them, with how many there are of each; and whose they are, where one vendor was chosen. */
export function StateFilter({ found, page }: Props & { page: ManagedServicePageDto | undefined }) {
  const counts = page && { active: page.activeCount, inactive: page.inactiveCount, all: page.activeCount + page.inactiveCount };
  const countOf = (state: ServiceState | undefined) => (counts ? ` ${grouped(counts[state ?? 'all'])}` : '');
  return (
    <Badges aria-label="Status">
      {[undefined, ...SERVICE_STATE_NAMES].map((state) => (
        <ViewBadge key={state ?? 'all'} hrefIn={(now) => hrefOf({ ...foundIn(now), state, page: 1 })} chosen={state === found.state}>
          {state ? SERVICE_STATES[state] : 'All'}
          {countOf(state)}
        </ViewBadge>
      ))}
      {found.vendor && (
        <ViewBadge hrefIn={(now) => hrefOf({ ...foundIn(now), vendor: undefined, page: 1 })} label="Services of all vendors">
          {page?.items[0] ? `Only ${page.items[0].vendor.businessName}` : 'Only one vendor'} <span aria-hidden>×</span>
        </ViewBadge>
      )}
    </Badges>
  );
}

/** Inactive categories have services, too. What was chosen elsewhere a moment ago may not be on the page yet: the address has it. */
export function CategorySelect({ found }: Props) {
  const { data: categories = [] } = useAdminCategoriesQuery();
  const navigate = useNavigate();
  const choose = (category: string) =>
    void navigate(hrefOf({ ...foundIn(paramsNow()), category: category || undefined, page: 1 }), { preventScrollReset: true });
  return (
    <Labelled label="Category">
      <select value={found.category ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">All categories</option>
        {inOrder(categories).map(({ id, name, isActive }) => (
          <option key={id} value={id}>
            {isActive ? name : `${name} (inactive)`}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

const ORDERS: Readonly<Record<string, string>> = {
  'created desc': 'Newest',
  'created asc': 'Oldest',
  'title asc': 'Title',
  'vendor asc': 'Vendor',
  'category asc': 'Category',
  'price asc': 'Lowest price',
  'price desc': 'Highest price',
  'status asc': 'Active first',
};

/** Where there is no table, whose heads sort it. */
export function OrderSelect({ found }: Props) {
  const navigate = useNavigate();
  const chosen = `${found.sort} ${found.direction}`;
  const choose = (order: string) => {
    const [sort, direction] = order.split(' ') as [Column, Direction];
    void navigate(hrefOf({ ...foundIn(paramsNow()), sort, direction, page: 1 }), { preventScrollReset: true });
  };
  return (
    <Labelled label="Sort by" whereNoTableIs>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {Object.entries(ORDERS).map(([order, name]) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
        {!Object.hasOwn(ORDERS, chosen) && <option value={chosen}>As it is</option>}
      </select>
    </Labelled>
  );
}

function Labelled({ label, whereNoTableIs, children }: { label: string; whereNoTableIs?: boolean; children: ReactNode }) {
  return (
    <Typography
      component="label"
      variant="body2"
      color="textSecondary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        '& > span': { maxWidth: '15rem' },
        ...(whereNoTableIs && { [ROOMY]: { display: 'none' } }),
      }}
    >
      {label}
      <FieldFrame>{children}</FieldFrame>
    </Typography>
  );
}
