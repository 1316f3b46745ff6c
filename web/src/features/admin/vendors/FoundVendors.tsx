import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { staffPaths } from '#shared/staff-paths.ts';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { ListHead } from '../downloading/ListHead.tsx';
import { type ManagedVendorDto, useManagedVendorsQuery, useVendorCountsQuery } from './api.ts';
import { foundIn, type FoundVendors as Found, hrefOf, VENDOR_STATES } from './found-vendors.ts';
import { countOf } from './vendor-counts.ts';
import { VendorCard } from './VendorCard.tsx';
import { VendorDialog, type VendorDialogName } from './VendorDialog.tsx';

interface Opened {
  vendor: ManagedVendorDto;
  name: VendorDialogName;
}

/** The providers that are looked for. A dialog about one stays when they leave the list. */
export function FoundVendors() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [params] = useSearchParams();
  const found = foundIn(params);
  const { state, sort, search, page } = found;
  const asked = { sort, ...(state && { state }), ...(search && { search }) };
  const query = useManagedVendorsQuery({ ...asked, page }, { refetchOnMountOrArgChange: true });
  const { data: vendors, error, isFetching, refetch } = standing(query);
  const { data: counts } = useVendorCountsQuery();
  const focus = useKeptFocus<HTMLDivElement>(opened ?? vendors);
  // As it stands now, should another administrator be at work.
  const current = vendors?.items.find(({ id }) => id === opened?.vendor.id);

  return (
    <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : !vendors ? (
        <BookingListSkeleton />
      ) : vendors.total === 0 ? (
        <NoVendors found={found} />
      ) : (
        <Refreshing active={isFetching}>
          <Stack spacing={2}>
            <ListHead
              of={vendors}
              exactly={counts && !search ? countOf(state, counts) : undefined}
              noun={state ? `${VENDOR_STATES[state].toLowerCase()} vendor` : 'vendor'}
              search={search}
              taken={{ list: 'vendors', asked }}
            />
            {vendors.items.length === 0 && <PastTheEnd first={hrefOf({ ...found, page: 1 })} />}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
              {vendors.items.map((vendor) => (
                <VendorCard key={vendor.id} vendor={vendor} onOpen={(name) => setOpened({ vendor, name })} />
              ))}
            </Box>
            <Pagination page={vendors.page} pageCount={vendors.pageCount} hrefOf={(number) => hrefOf({ ...found, page: number })} />
          </Stack>
        </Refreshing>
      )}
      {opened && <VendorDialog name={opened.name} vendor={current ?? opened.vendor} onClose={() => setOpened(null)} />}
    </Box>
  );
}

function NoVendors({ found: { state, search } }: { found: Found }) {
  if (!state && !search) return <EmptyState title="No vendors found" text="No vendor applications have been submitted yet." />;
  return (
    <EmptyState
      title="No vendors found"
      text="No vendors match your search criteria."
      action={
        <Button href={staffPaths.vendors} variant="outlined">
          Show all vendors
        </Button>
      }
    />
  );
}
