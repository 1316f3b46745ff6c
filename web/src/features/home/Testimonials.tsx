import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Cards, LinkCard } from './cards.ts';
import { Section } from './Section.tsx';

/** Samples, as the specification has them: never marked up as data. */
const SAID = [
  {
    words: 'The kitchen tap had dripped for a year. Booked at breakfast, fixed before lunch, and the price was the one I had seen.',
    name: 'Renee A.',
    work: 'Plumbing',
    slug: 'plumbing',
  },
  {
    words: "The same two people every other Friday. By now they know which shelf is mine and which one is the cat's.",
    name: 'Marcus T.',
    work: 'Cleaning',
    slug: 'cleaning',
  },
  {
    words: 'He drew me the circuit on the back of an envelope. For the first time I know what every switch in this house does.',
    name: 'Priya N.',
    work: 'Electrical',
    slug: 'electrical',
  },
  {
    words: 'A haircut at my own kitchen table, while the baby slept next door. I had forgotten that this was possible.',
    name: 'Joanne W.',
    work: 'Beauty',
    slug: 'beauty',
  },
];

export function Testimonials() {
  return (
    <Section id="testimonials" title="What people say">
      <Cards data-narrow>
        {SAID.map(({ words, name, work, slug }) => (
          <LinkCard as="li" key={name}>
            <blockquote>“{words}”</blockquote>
            <div className="foot">
              <strong>{name}</strong>
              <br />
              <Link className="cover faint" to={paths.category(slug)}>
                {work}
              </Link>
            </div>
          </LinkCard>
        ))}
      </Cards>
    </Section>
  );
}
