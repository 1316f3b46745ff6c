/** One page of a list that is not shown to its end, however long it is. */
export class ListPageDto {
  /** How many are listed, on all pages. */
  total!: number;
  /** There are more than are listed: narrow what is asked for. */
  more!: boolean;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}
