import { paths } from '#shared/paths.ts';
import type { QuestionGroup } from './question.ts';

export const BOOKING: QuestionGroup = {
  id: 'booking',
  title: 'Booking',
  questions: [
    {
      id: 'how-to-book',
      question: 'How do I book a service?',
      answer: [
        'Open a service, choose a day and one of the free times, and press Book Now. Give the street and ZIP code, look at the total, and press Confirm Booking.',
        'You need an account with a confirmed email address. If you have none yet, you make one on the way and come back to the time that you chose.',
      ],
      more: { label: 'How it works', href: paths.howItWorks },
    },
    {
      id: 'pending',
      question: 'What does “Pending” mean?',
      answer: [
        'The provider has not answered yet. They have {answer hours}, and at the latest until 30 minutes before the start. Then the booking is Confirmed, or it is cancelled and costs you nothing. Where a provider accepts automatically, it is Confirmed at once.',
        'A booking stays Confirmed until the job is done, and is Completed afterwards.',
      ],
      more: { label: 'My Bookings', href: paths.myBookings },
    },
    {
      id: 'when',
      question: 'How early can I book, and how far ahead?',
      answer: [
        '24 hours before the start, and up to 90 days ahead, unless the provider chose otherwise: the calendar shows what is free. Jobs start on the hour, between 9:00 AM and 6:00 PM.',
      ],
    },
    {
      id: 'time-zone',
      question: 'Whose time zone are the times in?',
      answer: ['The provider’s. 9:00 AM is 9:00 AM where the work is done, wherever you are when you book it.'],
    },
    {
      id: 'taken',
      question: 'Somebody took the time while I was booking. What now?',
      answer: [
        'An hour can be booked once. If somebody was faster, we tell you so, keep what you typed and offer you the three nearest free times.',
      ],
    },
    {
      id: 'too-far',
      question: 'Why can’t I book this provider for my address?',
      answer: [
        'Each provider says how many miles they travel. If your ZIP code is farther away than that, the booking is refused and tells you the distance. Enter your ZIP code in the list of services to see who comes to you.',
      ],
      more: { label: 'All services', href: paths.services },
    },
    {
      id: 'verified',
      question: 'What does “Verified” say about a provider?',
      answer: [
        'That an administrator has approved their application, which names the business, its address, its tax ID, an identity document and a bank account. A press on the mark tells since when.',
        'It is no guarantee of the work: how that was, customers tell in their reviews.',
      ],
      more: { label: 'How we check providers', href: `${paths.howItWorks}#verified` },
    },
    {
      id: 'unanswered',
      question: 'Why can’t I send another request to the same provider?',
      answer: [
        'Two requests to one provider can wait for an answer at a time. When one of them is answered, you can send the next.',
        'There are limits to how many open bookings you can have with one provider, altogether, and at one time. The form says which one you have met; once a job is done or cancelled, you can book again.',
      ],
    },
  ],
};
