import { paths } from '../../../ui/paths.ts';
import type { QuestionGroup } from './question.ts';

export const ACCOUNT: QuestionGroup = {
  id: 'account',
  title: 'Your account and your data',
  questions: [
    {
      id: 'confirm-email',
      question: 'I did not get the mail that confirms my address.',
      answer: [
        'Look among unwanted mails first. You can have it sent again, once a minute, on the page that you saw after signing up. The link in it works once, within 24 hours.',
        'If you signed up with an address that has an account already, the mail says that instead: sign in with the password of that account.',
      ],
      more: { label: 'Login / Sign Up', href: paths.auth },
    },
    {
      id: 'sign-in',
      question: 'Why do I have to wait before I can try my password again?',
      answer: [
        'After five wrong passwords each further try takes longer, from 2 seconds up to a quarter of an hour. That keeps strangers from guessing. Your account is never locked for good.',
      ],
    },
    {
      id: 'who-sees',
      question: 'What does the provider learn about me?',
      answer: [
        'Your name, your phone number if your profile has one, your instructions, city and ZIP code. Your street only once the booking is confirmed.',
      ],
      more: { label: 'Privacy: who sees what', href: `${paths.privacy}#who-sees-what` },
    },
    {
      id: 'review-rules',
      question: 'Who can write a review?',
      answer: [
        'The customer of a completed booking, once, within 90 days. Providers can’t review themselves. Your name stands beside your review.',
      ],
    },
    {
      id: 'cookies',
      question: 'Do you use tracking cookies?',
      answer: ['No. There is one cookie that keeps you signed in and one that remembers whether your menu is open. Nobody else sets any.'],
      more: { label: 'Privacy: cookies', href: `${paths.privacy}#browser` },
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      answer: [
        'Write to us while you are signed in. As soon as no booking and no claim is open, the key of your personal data is destroyed: nobody can read them again. What was booked when and for how much remains, without your name.',
      ],
      more: { label: 'Write to us about your account', href: paths.contactAbout('account') },
    },
  ],
};
