import { type ManagedServiceDto, useManagedServicesQuery } from './api.ts';

/** A service that a dialog is about, as it stands now, wherever the list behind it has gone; without it, it has been deleted. */
export function useCurrentService(opened: ManagedServiceDto | undefined): ManagedServiceDto | undefined {
  const { data } = useManagedServicesQuery({ search: opened?.id ?? '' }, { skip: !opened, refetchOnMountOrArgChange: true });
  return data ? data.items.find(({ id }) => id === opened?.id) : opened;
}
