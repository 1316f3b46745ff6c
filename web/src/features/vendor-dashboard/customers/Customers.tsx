import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { counted } from '#ui/format/labels.ts';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { ListSkeleton } from '../table/ListSkeleton.tsx';
import { useVendorCustomersQuery } from './api.ts';
import { customersFrom } from './customer-search.ts';
import { CustomerTable } from './CustomerTable.tsx';

/** Everybody who has ever booked this provider, or those whose name is looked for. */
export function Customers() {
  const [params] = useSearchParams();
  const { search, page } = customersFrom(params);
  const {
    data: customers,
    error,
    isFetching,
    refetch,
  } = standing(useVendorCustomersQuery({ ...(search && { search }), page }, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!customers) return <ListSkeleton label="Loading customers" />;
  if (customers.total === 0) return search ? <NobodyFound search={search} /> : <EmptyState title="No customers yet" />;
  const hrefOf = (number: number) => `${paths.customers}?${new URLSearchParams({ ...(search && { search }), page: String(number) })}`;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <Typography role="status" color="textSecondary">
          {search ? `${customers.total} of ${counted(customers.totalCustomers, 'customer')}` : counted(customers.total, 'customer')}
        </Typography>
        {customers.items.length === 0 ? (
          <PastTheEnd first={hrefOf(1)} />
        ) : (
          <Paper sx={{ px: 2.5, py: 1 }}>
            <CustomerTable customers={customers.items} />
          </Paper>
        )}
        <Pagination page={customers.page} pageCount={customers.pageCount} hrefOf={hrefOf} />
      </Stack>
    </Refreshing>
  );
}

function NobodyFound({ search }: { search: string }) {
  return (
    <EmptyState
      title="No customers found"
      text={`None of your customers is called “${search}”.`}
      action={
        <Button href={paths.customers} variant="outlined">
          Clear search
        </Button>
      }
    />
  );
}
