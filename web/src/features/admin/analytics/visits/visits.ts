import type { Point } from '#ui/charts/chart.ts';
import type { VisitsDto } from '../api.ts';
import type { Words } from '../Bars.tsx';
import { stepBar } from '../step-bar.ts';

type Figure = Exclude<keyof VisitsDto, 'from' | 'to'>;

const WORDS: Record<Figure, Words> = {
  visitors: {
    of: 'Visitors',
    definition: 'Who stayed on a page for two seconds, each once a day, without those who don’t want to be counted.',
  },
  looked: { of: 'Looked for a service', definition: 'They came to a list of services, or further.' },
  viewed: { of: 'Opened one', definition: 'They came to the page of a service or a provider, or further.' },
  began: { of: 'Began to book', definition: 'They came to the page on which a time is booked, or further.' },
  booked: { of: 'Booked', definition: 'They booked a time, or asked for one.' },
  firstTime: { of: 'First visit', definition: 'Whoever allows a cookie with the day of their last visit, and had none yet.' },
  again: { of: 'Came again', definition: 'Whoever allows that cookie, and was here on another day before.' },
};

export const definitionOf = (key: string): Words | undefined => (WORDS as Partial<Record<string, Words>>)[key];

/** How many came so far. */
export const stepsOf = ({ visitors, looked, viewed, began, booked }: VisitsDto): Point[] => [
  stepBar('visitors', WORDS.visitors.of, visitors),
  stepBar('looked', WORDS.looked.of, looked, visitors, 'visitors'),
  stepBar('viewed', WORDS.viewed.of, viewed, looked, 'those who looked'),
  stepBar('began', WORDS.began.of, began, viewed, 'those who opened one'),
  stepBar('booked', WORDS.booked.of, booked, began, 'those who began'),
];

/** Whether those who let us know had been here before; none where nobody does. */
export const comingsOf = ({ firstTime, again }: VisitsDto): Point[] =>
  firstTime + again === 0
    ? []
    : [
        stepBar('firstTime', WORDS.firstTime.of, firstTime, firstTime + again, 'those who allow it'),
        stepBar('again', WORDS.again.of, again, firstTime + again, 'those who allow it'),
      ];
