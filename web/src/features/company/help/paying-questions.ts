import { paths } from '../../../ui/paths.ts';
import type { QuestionGroup } from './question.ts';

export const PAYING: QuestionGroup = {
  id: 'paying',
  title: 'Prices, cancelling and problems',
  questions: [
    {
      id: 'platform-fee',
      question: 'What is the platform fee?',
      answer: ['$5.00 for each booking, on top of the provider’s price. It is part of the total that you see before you confirm.'],
      more: { label: 'What it costs', href: `${paths.howItWorks}#price` },
    },
    {
      id: 'surcharges',
      question: 'Why do some times cost more?',
      answer: [
        'Some providers charge more on Saturdays and Sundays, or for what starts at 5:00 PM or later, and some have a minimum. Times with another price say so, and each part stands as a line of its own in the total before you book.',
      ],
    },
    {
      id: 'charged',
      question: 'When am I charged?',
      answer: ['When the job is completed. Booking costs nothing, and you are not asked for payment details when you book.'],
    },
    {
      id: 'price-change',
      question: 'Can the price change after I have booked?',
      answer: ['No. Price and fees are fixed the moment you book, whatever the provider changes later.'],
    },
    {
      id: 'cancelling',
      question: 'What does it cost to cancel?',
      answer: [
        'Nothing while the provider has not answered, nothing until 24 hours before the start, and nothing within 5 minutes of booking. Later than that it costs the provider’s cancellation fee, which is $25.00 unless another was shown when you booked, and never more than the price.',
        'If the provider declines, does not answer or cancels, you pay nothing.',
      ],
      more: { label: 'Terms: cancelling', href: `${paths.terms}#cancelling` },
    },
    {
      id: 'no-show',
      question: 'The provider did not come. What do I do?',
      answer: [
        'Write to us from 30 minutes after the start, within 24 hours, and name the booking. If it was as you say, the booking is cancelled and you pay nothing.',
      ],
      more: { label: 'Write to us about a booking', href: paths.contactAbout('booking') },
    },
    {
      id: 'bad-work',
      question: 'I am not happy with the work. What do I do?',
      answer: [
        'Talk to the provider first: much can be put right. If that does not help, write to us within 72 hours after the job was completed, name the booking and say what is wrong.',
        'An administrator hears both sides and decides how much of what you paid you get back, up to all of it.',
      ],
      more: { label: 'Terms: if the work is not good', href: `${paths.terms}#guarantee` },
    },
  ],
};
