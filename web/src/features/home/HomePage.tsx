import { CategoryGrid } from './CategoryGrid.tsx';
import { Hero } from './Hero.tsx';
import { PopularServices } from './PopularServices.tsx';

/** / */
export function HomePage() {
  return (
    <>
      <Hero />
      <CategoryGrid />
      <PopularServices />
    </>
  );
}
