import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { AgreeHours, AnswerHours } from '#shared/rules/Hours.tsx';
import { OfFee } from '../fee/OfFee.tsx';
import { CancellationTable } from '../layout/CancellationTable.tsx';

export function WhoWeAre() {
  return (
    <>
      <p>
        These terms are between you and Plumb & Level, whether you look around, book or offer services. By making an account you accept
        them.
      </p>
      <p>
        Plumb & Level is a marketplace: it brings customers and providers together and keeps their bookings. The work itself is a matter
        between the customer and the provider. Providers run their own businesses and are not employed by us.
      </p>
    </>
  );
}

export function Account() {
  return (
    <ul>
      <li>Give your real name and an email address of your own. You can book once you have confirmed that address.</li>
      <li>Choose a password of at least 8 characters that is not a common one, and keep it to yourself.</li>
      <li>
        What is done with your account counts as done by you, unless you could not prevent it. Tell us if you think that somebody else uses
        it.
      </li>
    </ul>
  );
}

export function Providers() {
  return (
    <ul>
      <li>You may offer services once an administrator has approved your application. What you state in it must be true.</li>
      <li>A rejection comes with its reason and is final for that application. You can send in another one.</li>
      <li>One person has one business here.</li>
      <li>You need whatever licences and insurance your trade asks for where you work.</li>
      <li>
        Titles, descriptions and prices must tell customers what they will get. You may change them at any time; bookings that were made
        keep what was agreed.
      </li>
    </ul>
  );
}

export function Booking() {
  return (
    <>
      <p>
        You can book a free hour that starts between 9:00 AM and 6:00 PM within the provider’s hours, with the notice that the provider asks
        for and as far ahead as the provider plans (a day, and 90 days, unless the provider chose otherwise). All times are those of the
        place where the provider works. The address must be within the distance that the provider travels. Nobody books their own business.
      </p>
      <p>
        A booking begins as a request. The provider has <AnswerHours /> to answer it, and at the latest until 30 minutes before the start;
        after that it lapses. You can have two unanswered requests with one provider at a time, and only so many open bookings with one
        provider, altogether, and at one time: if you meet such a limit, you read which. Once it is accepted, the booking is confirmed, and
        both sides are bound to it. Some providers accept automatically: then it is confirmed at once. Others take no direct bookings.
      </p>
      <p>Price, platform fee, cancellation fee and time zone are fixed when you book. What changes later does not touch your booking.</p>
    </>
  );
}

export function Prices() {
  return (
    <ul>
      <li>
        Providers set their prices: a fixed price, a rate per hour, which is multiplied by the duration shown, or a price “from”. What you
        pay is always the total that was shown when you booked.
      </li>
      <li>
        Providers may add a percentage on Saturdays and Sundays and from 5:00 PM on, and may set a minimum that a booking costs. Each stands
        as a line of its own in the total before you book.
      </li>
      <li>
        For each booking the customer pays a platform fee
        <OfFee /> on top of the price.
      </li>
      <li>All amounts are in US dollars. The total is shown before you confirm.</li>
      <li>The customer is charged price and platform fee when the job is completed. Booking alone is free.</li>
    </ul>
  );
}

export function Cancelling() {
  return (
    <>
      <CancellationTable />
      <p>
        “24 hours” is time that really passes, whatever the clocks do in between. A booking can be cancelled until its start. What it would
        cost is the amount that was fixed when you booked. A cancellation fee goes to the provider, and no platform fee is added to it.
      </p>
      <p>
        A booking can be moved until 30 minutes before its start, at the same price. The customer moves it at once until 24 hours before the
        start; otherwise the other side has to agree, within <AgreeHours /> at most. Meanwhile both times are kept, and without an answer
        the old one stands.
      </p>
      <p>A booking that is completed or cancelled stays so. If the customer still wants the work, they book again.</p>
    </>
  );
}

export function Conduct() {
  return (
    <>
      <p>Please don’t</p>
      <ul>
        <li>pretend to be somebody else, or book what you don’t mean to have done;</li>
        <li>publish insults, threats, other people’s personal data or anything unlawful;</li>
        <li>use details of customers or providers for anything but the job they were given for;</li>
        <li>try to get around our protection, or flood the site with automated requests.</li>
      </ul>
      <p>
        If you find a security hole, <Link to={paths.contactAbout('other')}>tell us</Link>. We are grateful, and will not hold it against
        you.
      </p>
    </>
  );
}
