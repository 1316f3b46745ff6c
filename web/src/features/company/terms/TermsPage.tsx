import { paths } from '#shared/paths.ts';
import { Article, type Chapter } from '../layout/Article.tsx';
import { Changes, Completing, Ending, Guarantee, Liability, NoShow, Reviews } from './after-the-job.tsx';
import { Account, Booking, Cancelling, Conduct, Prices, Providers, WhoWeAre } from './before-the-job.tsx';

const chapters: readonly Chapter[] = [
  { id: 'who', title: 'Who these terms are between', Text: WhoWeAre },
  { id: 'account', title: 'Your account', Text: Account },
  { id: 'providers', title: 'Offering services', Text: Providers },
  { id: 'booking', title: 'Booking', Text: Booking },
  { id: 'prices', title: 'Prices and the platform fee', Text: Prices },
  { id: 'cancelling', title: 'Cancelling', Text: Cancelling },
  { id: 'completing', title: 'When a job is completed', Text: Completing },
  { id: 'no-show', title: 'If somebody does not come', Text: NoShow },
  { id: 'guarantee', title: 'If the work is not good', Text: Guarantee },
  { id: 'reviews', title: 'Reviews', Text: Reviews },
  { id: 'conduct', title: 'Being fair', Text: Conduct },
  { id: 'ending', title: 'Leaving', Text: Ending },
  { id: 'liability', title: 'Who answers for what', Text: Liability },
  { id: 'changes', title: 'Changes', Text: Changes },
];

/** /terms */
export function TermsPage() {
  return (
    <Article
      title="Terms of service"
      description="The rules of Plumb & Level: booking, prices and the platform fee, cancelling, no-shows, the satisfaction guarantee, reviews and leaving."
      path={paths.terms}
      lead="The rules that customers and providers agree to, in words that are meant to be read. In force since November 21, 2026."
      chapters={chapters}
      numbered
    />
  );
}
