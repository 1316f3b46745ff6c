import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { CompanyPage } from '../layout/CompanyPage.tsx';
import { Prose } from '../layout/Prose.ts';

/** /careers */
export function CareersPage() {
  return (
    <CompanyPage
      title="Careers"
      description="Plumb & Level has no open roles at the moment. How to write to us all the same, and how to offer your trade here."
      path={paths.careers}
      lead="There are no open roles at the moment. When there are, they will stand on this page, with what the work is and what it pays."
    >
      <Prose>
        <section aria-labelledby="write">
          <h2 id="write">Write to us all the same</h2>
          <p>
            If you would like to work on this product, <Link to={paths.contactAbout('careers')}>send us a message</Link>. Three things help
            us more than a résumé:
          </p>
          <ul>
            <li>what you would change here first, and why;</li>
            <li>something that you have made and that we can look at;</li>
            <li>how and when you would like to work.</li>
          </ul>
          <p>
            Every message is read by a person. Please leave out your date of birth, your photo and your family status: we don’t need them.
          </p>
        </section>
        <section aria-labelledby="trade">
          <h2 id="trade">You have a trade?</h2>
          <p>
            Then you don’t need a job here. Offer your services in your own name, at your own price: see{' '}
            <Link to={`${paths.howItWorks}#providers`}>how it works for providers</Link>, or{' '}
            <Link to={paths.vendorRegistration}>apply right away</Link>.
          </p>
        </section>
      </Prose>
    </CompanyPage>
  );
}
