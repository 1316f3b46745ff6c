import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { isNewBrowser, selectSession, type WithSession } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { PriceLines } from '#shared/services/PriceLines.tsx';
import { Promises } from '#shared/services/Promises.tsx';
import { choiceFrom } from '#shared/slots/slot-choice.ts';
import { usePriceAt } from '#shared/slots/usePriceAt.ts';
import { durationLabel } from '#ui/format/labels.ts';
import { PageHead } from '#ui/page/PageHead.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

interface Props {
  service: ServiceDetailDto | undefined;
  /** Its address: signing in leads back here. */
  here: string;
}

/** Booking needs an account: whoever has a script running is led to it at once, the others by a link. */
export function SignInFirst({ service, here }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const store = useStore<WithSession>();

  useEffect(() => {
    // The store may know more than the rendering that the server has made for a visitor.
    if (selectSession(store.getState()).status !== 'signed-out') return;
    void navigate(isNewBrowser() ? paths.signUpReturningTo(here) : paths.authReturningTo(here), { replace: true });
  }, [navigate, here, store]);

  const title = service ? `Book ${service.title}` : 'Book this Service';
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title={title} />
      <PageHead
        title={title}
        description="Choose a day and a time, sign in, and book. You pay after the work is done, and can cancel free of charge up to 24 hours before."
        path={pathname}
        noindex
      />
      <Stack spacing={2.5} sx={{ mt: 3 }}>
        {service && (
          <>
            <Typography color="textSecondary">
              {service.vendor.businessName} · {durationLabel(service.durationMinutes)}
            </Typography>
            <ChosenPrice service={service} />
          </>
        )}
        <Typography>To book, please sign in or make an account. You come back to this page.</Typography>
        <Button href={paths.authReturningTo(here)} variant="contained" size="large">
          Login / Sign Up
        </Button>
        <Promises />
      </Stack>
    </Container>
  );
}

function ChosenPrice({ service }: { service: ServiceDetailDto }) {
  const [params] = useSearchParams();
  return <PriceLines {...usePriceAt(service, choiceFrom(params))} offer={service} />;
}
