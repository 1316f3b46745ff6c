import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { asProblem } from '#problem.ts';
import { paths } from '#shared/paths.ts';
import { awayWords, reachOf } from '#shared/place/reach.ts';
import { usePlaceQuery } from '../../api.ts';

const ZIP = /^\d{5}(-\d{4})?$/;

/** Why nobody can be sent to a ZIP code that is all typed: it is not in use, or the provider does not come so far. */
export function useZipProblem({ vendor, category }: Pick<ServiceDetailDto, 'vendor' | 'category'>, typed: string): ReactNode {
  const zip = typed.trim();
  const { currentData: place, error } = usePlaceQuery({ zip }, { skip: !ZIP.test(zip) });
  if (error && asProblem(error).status === 404) return asProblem(error).detail;
  const way = place && reachOf(vendor, place);
  if (!way || way.comes) return undefined;
  return (
    <>
      {vendor.businessName} is {awayWords(way)} and comes up to {vendor.serviceAreaRadius} miles.{' '}
      <Link to={paths.near(category.isActive ? paths.category(category.slug) : paths.services, place.zip)}>
        See who comes to {place.zip}
      </Link>
    </>
  );
}
