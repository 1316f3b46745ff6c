import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { PriceLines } from '#shared/services/PriceLines.tsx';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { usePlatformFeeQuery } from '../fee/api.ts';
import { OfFee } from '../fee/OfFee.tsx';
import { Article, type Chapter } from '../layout/Article.tsx';
import { CancellationTable } from '../layout/CancellationTable.tsx';
import { Steps } from '../layout/Steps.tsx';
import { CUSTOMER_STEPS, PROVIDER_STEPS } from './steps.tsx';

const chapters: readonly Chapter[] = [
  { id: 'customers', title: 'For customers', Text: ForCustomers },
  { id: 'price', title: 'What it costs', Text: Price },
  { id: 'cancelling', title: 'If plans change', Text: Cancelling },
  { id: 'verified', title: 'How we check providers', Text: HowWeCheck },
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
const EXAMPLE_CENTS = 9750;

function Price() {
  const { data: fee } = usePlatformFeeQuery();
  return (
    <>
      <p>
        You pay the provider’s price and a platform fee
        <OfFee /> for each booking. For a service by the hour the price is the hourly rate times its duration. Where a provider charges more
        at weekends or from 5:00 PM on, or has a minimum, that is part of the price, and a line of its own before you book. There are no
        other charges, and both amounts are fixed the moment you book.
      </p>
      {fee && (
        <Example>
          <strong>For example</strong>
          <PriceLines
            offer={EXAMPLE}
            lines={[{ kind: 'base', cents: EXAMPLE_CENTS, percent: null }]}
            priceCents={EXAMPLE_CENTS}
            platformFeeCents={fee.feeCents}
            totalCents={EXAMPLE_CENTS + fee.feeCents}
          />
        </Example>
      )}
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

function HowWeCheck() {
  return (
    <>
      <p>
        Nobody is listed here who has not been approved. A business applies with its name, description, address, phone number and contact
        person, and tells us its tax ID, the kind and number of an identity document, and its bank account. If it has a license number, a
        website or years in business to tell, they are in the application too. We ask for no copies of documents.
      </p>
      <p>
        An administrator decides on each application, and also sees whether the applicant has confirmed their email address. Tax ID,
        document and bank account are shown to administrators shortened. To read them in full, an administrator gives a reason and their
        password again, and that is recorded. Whoever is approved is a <strong>Verified Provider</strong>; a press on that mark tells the
        date. Whoever is rejected reads why.
      </p>
      <p>What it does not mean:</p>
      <ul>
        <li>It is no guarantee of the work. We don’t watch anybody work; customers of completed bookings do, and their reviews tell.</li>
        <li>We don’t ask the authorities about licenses, and don’t check insurance. Ask the provider for what your job needs.</li>
        <li>
          What a provider later changes on their profile, such as the description, the address or the license number, is not approved again.
        </li>
      </ul>
      <p>
        An administrator can take a provider out of view at any time. Then nobody can book them, and requests that wait for an answer end at
        no cost to you.
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
