import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

interface Props {
  page: number;
  pageCount: number;
  /** The address of a page: pages are links, so they can be opened in a new tab and are found by crawlers. */
  hrefOf: (page: number) => string;
}

export function Pagination({ page, pageCount, hrefOf }: Props) {
  if (pageCount <= 1) return null;
  return (
    <MuiPagination
      page={page}
      count={pageCount}
      shape="rounded"
      renderItem={(item) => <PaginationItem {...item} {...(item.page && !item.disabled ? { href: hrefOf(item.page) } : {})} />}
      sx={{ '& ul': { justifyContent: 'center' } }}
    />
  );
}
