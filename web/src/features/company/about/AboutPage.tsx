import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Article, type Chapter } from '../layout/Article.tsx';
import { Facts } from '../layout/Prose.ts';

const PROMISES: readonly { promise: string; meaning: string }[] = [
  {
    promise: 'Verified providers',
    meaning:
      'A business is listed only after an administrator has approved its application, which names the business, its address, its tax ID and an identity document.',
  },
  {
    promise: 'The price before you book',
    meaning:
      'Price, platform fee and total are on the page before you confirm. If the provider changes the price later, your booking keeps the one that you saw.',
  },
  { promise: 'Charged after the job', meaning: 'Booking costs nothing. You are charged when the job is completed, and not before.' },
  { promise: 'Free cancellation', meaning: 'Until 24 hours before the start you can cancel free of charge.' },
  {
    promise: 'Your hour is yours',
    meaning: 'Booking and reservation are one step. However many people try at the same moment, one of them gets the hour.',
  },
  {
    promise: 'Reviews of real work',
    meaning: 'Only the customer of a completed booking can review it, once. Nobody can review their own business.',
  },
];

const chapters: readonly Chapter[] = [
  { id: 'what-it-is', title: 'What it is', Text: WhatItIs },
  { id: 'promises', title: 'What you can rely on', Text: Promises },
  { id: 'history', title: 'A history that nobody can rewrite', Text: History },
  { id: 'left-out', title: 'What we leave out', Text: LeftOut },
  { id: 'next', title: 'Where to go from here', Text: Next },
];

/** /about */
export function AboutPage() {
  return (
    <Article
      title="About Plumb & Level"
      description="What Plumb & Level is, what customers and providers can rely on, and why its history can be checked."
      path={paths.about}
      lead="Plumb & Level is where people find help for their home: plumbers, electricians, cleaners, painters, stylists who come to the door, and others. You see who they are, what they charge and when they are free. Then you book an hour."
      chapters={chapters}
    />
  );
}

function WhatItIs() {
  return (
    <>
      <p>
        Plumb & Level is a marketplace. Providers run their own businesses, describe their own services and set their own prices. We decide
        who may offer here, keep the calendar, and record what both sides agreed.
      </p>
      <p>
        The name says what we care about. A plumb line shows what is upright, a level shows what is even. Both are simple tools, and neither
        can be argued with.
      </p>
    </>
  );
}

function Promises() {
  return (
    <Facts>
      {PROMISES.map(({ promise, meaning }) => (
        <div key={promise}>
          <dt>{promise}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Facts>
  );
}

function History() {
  return (
    <>
      <p>
        Whatever happens here, such as a request, a confirmation, a cancellation or a review, is written down once and never changed. The
        lists of services, the ratings and the figures on your dashboard are computed from that history, and can be computed again from its
        first entry to its last.
      </p>
      <p>
        Each entry carries a fingerprint of the one before it. If somebody changed an entry, or took one out from between two others, the
        fingerprints would no longer fit, and it would show where.
      </p>
      <p>
        Names, addresses and messages in the history are encrypted, with a key for each person. When a person is erased, that key is
        destroyed. What it locked can never be read again, and the history can still be checked.
      </p>
    </>
  );
}

function LeftOut() {
  return (
    <ul>
      <li>Advertising, and trackers of other companies. Our pages load nothing from other sites, not even a typeface.</li>
      <li>Paid places in lists. A list is sorted the way you choose, and nobody can buy a better position.</li>
      <li>Reviews from people who were never there.</li>
    </ul>
  );
}

function Next() {
  return (
    <ul>
      <li>
        <Link to={paths.howItWorks}>How it works</Link>, step by step, for customers and for providers.
      </li>
      <li>
        <Link to={paths.services}>All services</Link>, with prices and free times.
      </li>
      <li>
        <Link to={paths.help}>Help</Link>, with answers to common questions, and <Link to={paths.contact}>Contact</Link> for all others.
      </li>
    </ul>
  );
}
