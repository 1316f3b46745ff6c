import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { PriceLines } from '#shared/services/PriceLines.tsx';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { Article, type Chapter } from '../layout/Article.tsx';
import { CancellationTable } from '../layout/CancellationTable.tsx';
import { Steps } from '../layout/Steps.tsx';
import { CUSTOMER_STEPS, PROVIDER_STEPS } from './steps.tsx';

const chapters: readonly Chapter[] = [
  { id: 'customers', title: 'For customers', Text: ForCustomers },
  { id: 'price', title: 'What it costs', Text: Price },
  { id: 'cancelling', title: 'If plans change', Text: Cancelling },
  { id: 'providers', title: 'For providers', Text: ForProviders },
];

/** /how-it-works */
export function HowItWorksPage() {
  return (
    <Article
      title="How it works"
      description="From finding a service to reviewing it, and from applying as a provider to the finished job: every step, deadline and price."
      path={paths.howItWorks}
      lead="You find a service, choose a free hour and ask for it. The provider accepts, comes and does the work. Then, and only then, you are charged."
      chapters={chapters}
    />
  );
}

function ForCustomers() {
  return (
    <>
      <Steps steps={CUSTOMER_STEPS} />
      <PlainButton href={paths.services} variant="contained">
        Browse services
      </PlainButton>
    </>
  );
}

/** 90 minutes at $65 an hour. */
const EXAMPLE = { basePriceCents: 6500, priceType: 'hourly', durationMinutes: 90 };

function Price() {
  return (
    <>
      <p>
        You pay the provider’s price and a platform fee of $5.00 for each booking. For a service by the hour the price is the hourly rate
        times its duration. Where a provider charges more at weekends or from 5:00 PM on, or has a minimum, that is part of the price, and a
        line of its own before you book. There are no other charges, and both amounts are fixed the moment you book.
      </p>
      <Example>
        <strong>For example</strong>
        <PriceLines
          offer={EXAMPLE}
          lines={[{ kind: 'base', cents: 9750, percent: null }]}
          priceCents={9750}
          platformFeeCents={500}
          totalCents={10250}
        />
      </Example>
      <p>The charge follows when the job is completed. No payment details are asked for when you book.</p>
    </>
  );
}

const Example = styled('div')(({ theme }) => ({
  maxWidth: '26rem',
  margin: '0 0 14px',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '1rem',
  '& dl': { margin: '8px 0 0' },
}));

function Cancelling() {
  return (
    <>
      <CancellationTable />
      <p>
        The details, and what happens when somebody does not come or the work is not good, are in our{' '}
        <Link to={`${paths.terms}#cancelling`}>terms</Link>.
      </p>
    </>
  );
}

function ForProviders() {
  return (
    <>
      <Steps steps={PROVIDER_STEPS} />
      <PlainButton href={paths.vendorRegistration} variant="contained">
        Join as Provider
      </PlainButton>
    </>
  );
}
