import { useLocation, useParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { useSession } from '#api/session/session.ts';
import { asProblem } from '#problem.ts';
import { useMyHoldsQuery } from '#shared/holds/api.ts';
import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { NotFound } from '#ui/placeholders/NotFound.tsx';
import { useServiceQuery } from './api.ts';
import { BookingPageSkeleton } from './BookingPageSkeleton.tsx';
import { ByRequestPage } from './ByRequestPage.tsx';
import { BookingForm } from './form/BookingForm.tsx';
import { SignInFirst } from './SignInFirst.tsx';

/** /book/{serviceId} */
export function BookingPage() {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const { status, user } = useSession();
  const { data: service, error, refetch } = standing(useServiceQuery({ id }));
  // What the person holds is known before the times are shown: theirs is not taken to them.
  const holds = useMyHoldsQuery(undefined, { skip: !user?.emailVerified });

  if (error && asProblem(error).status === 404) return <NotFound title="Service not found" action={<BrowseServices />} />;
  if (service && !service.instantBooking) return <ByRequestPage service={service} />;
  if (status === 'signed-out') return <SignInFirst service={service} here={pathname + search} />;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!user || service?.id !== id || holds.isLoading) return <BookingPageSkeleton />;
  return <BookingForm key={id} service={service} customer={user} />;
}
