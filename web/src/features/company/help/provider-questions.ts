import { paths } from '#shared/paths.ts';
import type { QuestionGroup } from './question.ts';

export const PROVIDING: QuestionGroup = {
  id: 'providing',
  title: 'For providers',
  questions: [
    {
      id: 'join',
      question: 'How do I offer my services?',
      answer: [
        'Apply with your business, in three steps; your account is made with the application, or you use the one that you have. An administrator decides, we mail you what was decided, and your dashboard shows how your application stands. A rejection tells you its reason, and you can apply again: what you told before is filled in already.',
      ],
      more: { label: 'How it works for providers', href: `${paths.howItWorks}#providers` },
    },
    {
      id: 'provider-cost',
      question: 'What does it cost me?',
      answer: ['Nothing. The platform fee{of fee} is paid by the customer, on top of your price.'],
    },
    {
      id: 'answer-in-time',
      question: 'What happens if I don’t answer a request in time?',
      answer: [
        'It lapses, the hour is free again, and the customer pays nothing. The deadline is {answer hours} after the request, and at the latest 30 minutes before the start.',
      ],
      more: { label: 'My Bookings', href: paths.myBookings },
    },
    {
      id: 'hidden-street',
      question: 'Why don’t I see the customer’s street?',
      answer: [
        'Before you accept a request you see city and ZIP code, which is enough to judge the way. With the confirmation you see the street.',
      ],
    },
    {
      id: 'complete',
      question: 'When can I mark a job as completed?',
      answer: ['From its scheduled end. Then the customer is charged, and can review the job for 90 days.'],
    },
    {
      id: 'unfair-review',
      question: 'A review is unfair. What can I do?',
      answer: [
        'Choose Respond at the review: your reply stands below it for everybody to read, and you can reword it. If a review is spam, insulting, not about the work or shares somebody’s personal data, choose Report: an administrator keeps or hides it. A review is not hidden because it is unfavourable.',
      ],
      more: { label: 'Customer Reviews', href: paths.myReviews },
    },
    {
      id: 'customer-absent',
      question: 'Nobody was there when I came. What do I do?',
      answer: [
        'Choose Report No-Show at the booking: it is there from 30 minutes after the start, for 24 hours. The customer then has 24 hours to contest it. If they don’t, the booking is cancelled and they owe you the price; if they do, an administrator hears both of you and decides.',
      ],
      more: { label: 'My Bookings', href: paths.myBookings },
    },
    {
      id: 'another-time',
      question: 'A time does not suit me any more. What do I do?',
      answer: [
        'Choose Reschedule at the booking, until 30 minutes before the start, and propose another time. The customer has up to {agree hours} to accept it; meanwhile both times are kept for you, and without an answer the old one stands.',
        'You can also cancel, until the start. The customer reads your reason and pays nothing.',
      ],
      more: { label: 'My Bookings', href: paths.myBookings },
    },
  ],
};
