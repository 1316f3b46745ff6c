import { paths } from '#shared/paths.ts';
import type { QuestionGroup } from './question.ts';

export const PAYING: QuestionGroup = {
  id: 'paying',
  title: 'Prices, cancelling and problems',
  questions: [
    {
      id: 'platform-fee',
      question: 'What is the platform fee?',
      answer: [
        'A fixed amount{of fee} for each booking, on top of the provider’s price. It is part of the total that you see before you confirm.',
      ],
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
      id: 'moving',
      question: 'Can I move a booking to another time?',
      answer: [
        'Yes, until 30 minutes before the start: choose Reschedule at the booking. Until 24 hours before the start the new time takes effect at once. Later the provider has to agree: they have up to {agree hours}, both times are kept for you meanwhile, and without an answer the old one stands.',
        'It costs nothing, and the price stays the same. A provider can propose another time too; it counts only when you accept it.',
      ],
      more: { label: 'My Bookings', href: paths.myBookings },
    },
    {
      id: 'no-show',
      question: 'The provider did not come. What do I do?',
      answer: [
        'Choose Report No-Show at the booking: it is there from 30 minutes after the start, for 24 hours. The provider then has 24 hours to contest it. If they don’t, the booking is cancelled and you pay nothing; if they do, an administrator hears both of you and decides.',
      ],
      more: { label: 'My Bookings', href: paths.myBookings },
    },
    {
      id: 'bad-work',
      question: 'I am not happy with the work. What do I do?',
      answer: [
        'Talk to the provider first: much can be put right. If that does not help, choose Report a Problem at the booking, within 72 hours after the job was completed, and say what is wrong.',
        'An administrator hears both sides and decides how much of what you paid you get back, up to all of it.',
      ],
      more: { label: 'Terms: if the work is not good', href: `${paths.terms}#guarantee` },
    },
  ],
};
