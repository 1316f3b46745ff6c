import { paths } from '../../../ui/paths.ts';
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
      answer: ['Nothing. The platform fee of $5.00 is paid by the customer, on top of your price.'],
    },
    {
      id: 'answer-in-time',
      question: 'What happens if I don’t answer a request in time?',
      answer: [
        'It lapses, the hour is free again, and the customer pays nothing. The deadline is 24 hours after the request, and at the latest 30 minutes before the start.',
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
      id: 'customer-absent',
      question: 'Nobody was there when I came. What do I do?',
      answer: [
        'Wait half an hour, then write to us within 24 hours of the start and name the booking. If it was as you say, the booking is cancelled and the customer owes you the price.',
      ],
      more: { label: 'Write to us about a booking', href: paths.contactAbout('booking') },
    },
  ],
};
