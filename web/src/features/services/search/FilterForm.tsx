import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { paramsOf, type ServiceFilters } from './service-filters.ts';

interface FilterFormProps extends Pick<ComponentProps<'form'>, 'role' | 'style' | 'children'> {
  filters: ServiceFilters;
  /** What its own fields set; the other filters go along unseen. */
  sets: readonly (keyof ServiceFilters)[];
  onApply: () => void;
}

/** A plain form that leads to the list, so that it works before and without scripts; with them the page stays. */
export function FilterForm({ filters, sets, onApply, children, ...form }: FilterFormProps) {
  const { pathname } = useLocation();
  const kept = [...paramsOf({ ...filters, page: 1 })].filter(([name]) => !sets.some((own) => own === name));
  return (
    <form
      {...form}
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
