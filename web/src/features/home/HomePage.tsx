import { styled } from '@mui/material/styles';
import { paths } from '#shared/paths.ts';
import { FAR_BELOW, farBelow } from '#ui/cards/far-below.ts';
import { PageHead, type StructuredData } from '#ui/page/PageHead.tsx';
import { useSiteOrigin } from '#ui/page/site.ts';
import { Bands } from './Bands.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { Hero } from './hero/Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewestProviders } from './NewestProviders.tsx';
import { PopularServices } from './PopularServices.tsx';
import { PromoCards } from './PromoCards.tsx';
import { Testimonials } from './Testimonials.tsx';

/** / */
export function HomePage() {
  const origin = useSiteOrigin();
  return (
    <>
      <PageHead
        title="Plumb & Level: verified home services, booked by the hour"
        description="Cleaning, plumbing, electrical work, AC repair and beauty at home. Book verified local pros by the hour, pay after the work is done."
        path={paths.home}
        data={siteData(origin)}
      />
      <Hero />
      <FurtherDown {...FAR_BELOW}>
        <CategoryGrid />
        <PromoCards />
        <PopularServices />
        <HowItWorks />
        <NewestProviders />
        <Testimonials />
        <Bands />
      </FurtherDown>
    </>
  );
}

const FurtherDown = styled('div')(farBelow(600));

/** Who runs the site, and how it is searched; nothing of what the page claims. */
function siteData(origin: string): StructuredData[] {
  const url = `${origin}/`;
  return [
    {
      '@type': 'WebSite',
      name: 'Plumb & Level',
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.services}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', name: 'Plumb & Level', url, logo: `${origin}/favicon.svg` },
  ];
}
