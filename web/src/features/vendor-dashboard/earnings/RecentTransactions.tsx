import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { pageFrom } from '#ui/page/page-from.ts';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { ListSkeleton } from '../table/ListSkeleton.tsx';
import { useVendorTransactionsQuery } from './api.ts';
import { TransactionTable } from './TransactionTable.tsx';

export function RecentTransactions() {
  return (
    <Panel title="Recent Transactions">
      <Transactions />
    </Panel>
  );
}

function Transactions() {
  const [params] = useSearchParams();
  const {
    data: transactions,
    error,
    isFetching,
    refetch,
  } = standing(useVendorTransactionsQuery({ page: pageFrom(params) }, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!transactions) return <ListSkeleton label="Loading transactions" />;
  if (transactions.total === 0) {
    return <EmptyState title="No transactions yet" text="What a booking earns stands here as soon as it is completed." />;
  }
  return (
    <Refreshing active={isFetching}>
      <TransactionTable transactions={transactions.items} />
      <Box sx={{ mt: 2 }}>
        <Pagination
          label="Pages of transactions"
          page={transactions.page}
          pageCount={transactions.pageCount}
          hrefOf={(number) => `${paths.earnings}?page=${number}`}
        />
      </Box>
    </Refreshing>
  );
}
