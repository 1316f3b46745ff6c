import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { AnswerHours } from '#shared/rules/Hours.tsx';
import type { Step } from '../layout/Steps.tsx';

export const CUSTOMER_STEPS: readonly Step[] = [
  {
    title: 'Find a service',
    text: (
      <p>
        Search for what needs doing, or look through <Link to={paths.services}>all services</Link>. Narrow them down by category, price and
        rating. Each one says what it costs, how long it takes and who does it.
      </p>
    ),
  },
  {
    title: 'Choose a time',
    text: (
      <p>
        The calendar shows the hours that the provider still has free, starting between 9:00 AM and 6:00 PM. You book a day to 90 days
        ahead, unless the provider chose otherwise. Times are those of the place where the provider works.
      </p>
    ),
  },
  {
    title: 'Ask for it',
    text: (
      <p>
        Give the street and ZIP code, and anything the provider should know. You see the total before you confirm. You need an account with
        a confirmed email address. If you make one on the way, you come back to the time that you chose.
      </p>
    ),
  },
  {
    title: 'Get an answer',
    text: (
      <p>
        The provider has <AnswerHours /> to accept, and at the latest until 30 minutes before the start. If the provider declines or lets
        the time pass, the request ends and costs you nothing. Your street is shown to the provider only once the booking is confirmed;
        before that, only ZIP code and city.
      </p>
    ),
  },
  {
    title: 'Have it done',
    text: (
      <p>
        The provider comes at the agreed time, and marks the job as completed when its time is over. Now you are charged what you agreed to,
        and not a cent more.
      </p>
    ),
  },
  {
    title: 'Say how it was',
    text: <p>Within 90 days after the job you can review it once, with one to five stars and in your own words.</p>,
  },
];

export const PROVIDER_STEPS: readonly Step[] = [
  {
    title: 'Apply',
    text: (
      <p>
        <Link to={paths.vendorRegistration}>Apply</Link> with your business, in three steps: what you do, where you are, your tax ID, an
        identity document and a bank account. You need no account before that, and no second one if you have one. These details are
        encrypted, and customers never see your tax ID, your document or your bank account.
      </p>
    ),
  },
  {
    title: 'Be approved',
    text: (
      <p>
        An administrator decides on every application. If yours is rejected, you are told the reason and can apply again. Applying and being
        listed cost nothing.
      </p>
    ),
  },
  {
    title: 'Offer services',
    text: (
      <p>
        Each service has a title, a description, a duration and a price: fixed, by the hour, or “from”. You say how far you travel, from 1
        to 100 miles. Customers outside that distance can’t book you.
      </p>
    ),
  },
  {
    title: 'Answer requests',
    text: (
      <p>
        Accept or decline within <AnswerHours />, and at the latest 30 minutes before the start. A time that is taken is not offered to
        anybody else, so there is nothing to cross-check.
      </p>
    ),
  },
  {
    title: 'Do the work',
    text: (
      <p>
        From the scheduled end you mark the job as completed. The platform fee comes on top of your price and is the customer’s to pay:
        nothing is taken out of your price.
      </p>
    ),
  },
  {
    title: 'Build a name',
    text: <p>Reviews of completed jobs stand on your profile, and your average rating is computed from them and nothing else.</p>,
  },
];
