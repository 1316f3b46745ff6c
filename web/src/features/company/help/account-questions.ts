import { paths } from '#shared/paths.ts';
import type { QuestionGroup } from './question.ts';

export const ACCOUNT: QuestionGroup = {
  id: 'account',
  title: 'Your account and your data',
  questions: [
    {
      id: 'confirm-email',
      question: 'I did not get the mail that confirms my address.',
      answer: [
        'Look among unwanted mails first. You can have it sent again, once a minute, on the page that you saw after signing up. Type its code there, within one hour, or open its link, within 24 hours.',
        'After five wrong codes the next mail brings a new one, and after twenty in a day only links work: that keeps strangers from guessing.',
        'If you signed up with an address that has an account already, the mail says that instead: sign in with the password of that account.',
      ],
      more: { label: 'Login / Sign Up', href: paths.auth },
    },
    {
      id: 'sign-in',
      question: 'Why do I have to wait before I can try my password again?',
      answer: [
        'After five wrong passwords each further try takes longer, from 2 seconds up to a quarter of an hour. That keeps strangers from guessing. Your account is never locked for good.',
        'A stranger who guesses does not make you wait in a browser in which you have signed in before: its tries are counted apart. Anywhere else, choose a new password by “Forgot password?”, and you can sign in there at once.',
      ],
    },
    {
      id: 'forgot-password',
      question: 'I have forgotten my password.',
      answer: [
        'Choose “Forgot password?” below the sign-in form and enter your email. The link in the mail leads to a form for a new password. It works once, within 10 minutes. You are signed out everywhere then.',
      ],
      more: { label: 'Forgot password?', href: paths.forgotPassword() },
    },
    {
      id: 'two-factor',
      question: 'How do I keep others out of my account even if they learn my password?',
      answer: [
        'Set up two-factor authentication in your settings. At every sign-in you are then also asked for a code from an app on your phone.',
        'Save the ten recovery codes that you get: each of them lets you in once when you do not have your phone. With a new phone, choose “Use another phone” in your settings.',
      ],
      more: { label: 'Settings', href: paths.settings },
    },
    {
      id: 'sessions',
      question: 'How do I sign out on a device that I do not have with me?',
      answer: [
        'Your settings list where you are signed in. End one session there, or all others at once. If you do not know one of them, change your password as well: that ends all others too.',
      ],
      more: { label: 'Settings', href: paths.settings },
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
        'The customer of a completed booking, once, within 90 days. You can change it for 48 hours, under My Reviews. Providers can’t review themselves, but reply once. Your name stands beside your review, unless you switch Public profile off in your settings: then it says “Anonymous”.',
      ],
    },
    {
      id: 'cookies',
      question: 'Do you use tracking cookies?',
      answer: [
        'Not unless you allow it. There is one cookie that keeps you signed in, one by which your browser is known again when you sign in, and one that remembers whether your menu is open. Nobody else sets any.',
        'We count visits without knowing whose they are. You can choose not to be counted, or to let a cookie keep the day of your last visit.',
      ],
      more: { label: 'Privacy: cookies', href: `${paths.privacy}#browser` },
    },
    {
      id: 'download-data',
      question: 'How do I see everything that you hold on me?',
      answer: [
        'Choose Download My Data at the end of your settings. You get one file with your profile, your settings, bookings, reviews and messages, and the history of your account.',
      ],
      more: { label: 'Settings', href: paths.settings },
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      answer: [
        'Choose Delete Account at the end of your settings. While a booking is open you are told so, because both sides still need each other’s details. Otherwise you see what will happen, and confirm it with your password.',
        'The key of your personal data is destroyed then: nobody can read them again. What was booked when and for how much remains, without your name. Your reviews keep their stars only.',
      ],
      more: { label: 'Settings', href: paths.settings },
    },
  ],
};
