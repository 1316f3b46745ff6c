import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

export function Completing() {
  return (
    <p>
      The provider marks a job as completed, from its scheduled end on. A confirmed job about which nobody says anything counts as completed
      48 hours after that end.
    </p>
  );
}

export function NoShow() {
  return (
    <>
      <p>
        If the other side is not there, report it at the booking, under <Link to={paths.myBookings}>My Bookings</Link>: from 30 minutes
        after the start, for 24 hours. We tell the other side. If they don’t contradict within 24 hours, it stands as you said; if they do,
        or if each blames the other, an administrator hears both and decides.
      </p>
      <ul>
        <li>The provider did not come: the booking is cancelled and costs nothing.</li>
        <li>Nobody was there for the provider: the booking is cancelled and the customer owes the price, without the platform fee.</li>
      </ul>
    </>
  );
}

export function Guarantee() {
  return (
    <>
      <p>This is what our “100% satisfaction guarantee” means.</p>
      <p>
        If the work was not done as agreed, report the problem at the booking, under <Link to={paths.myBookings}>My Bookings</Link>, within
        72 hours after the job was completed, and say what is wrong with it. An administrator hears the provider too and decides. You get
        back a part of what you paid, or all of it, as far as the complaint is justified.
      </p>
      <p>Your rights against the provider under the law are not touched by this.</p>
    </>
  );
}

export function Reviews() {
  return (
    <ul>
      <li>The customer of a completed booking can review it once, within 90 days. Nobody reviews their own business.</li>
      <li>Write what you experienced yourself. A review is published at once, with your name. You can change it for 48 hours.</li>
      <li>The provider can reply once, below the review. Anybody who is signed in can report a review to us.</li>
      <li>
        A provider can’t buy, write or remove a review. We take one down only when it breaks these terms or the law, and not because it is
        unfavourable. Its author reads why, and averages count only what can be seen.
      </li>
    </ul>
  );
}

export function Ending() {
  return (
    <>
      <p>
        You can leave at any time: <Link to={paths.contactAbout('account')}>ask us to delete your account</Link>. It has to wait while a
        booking or a claim is open or money is owed in either direction. What is erased then, and what remains without your name, is in our{' '}
        <Link to={`${paths.privacy}#erasure`}>privacy policy</Link>.
      </p>
      <p>
        We may close an account that breaks these terms, and we tell you why. Its open bookings are then cancelled, and nobody pays for
        them.
      </p>
    </>
  );
}

export function Liability() {
  return (
    <p>
      We answer for what we do ourselves: keeping the calendar right, the records true and your data safe. The provider answers for the
      work, and each side for what it states about itself. We can’t promise that the site is never down. Nothing in these terms limits
      rights that the law gives you and that can’t be given up.
    </p>
  );
}

export function Changes() {
  return (
    <p>
      When these terms change, the new text stands here with its date. Bookings that were made before keep the terms under which they were
      made.
    </p>
  );
}
