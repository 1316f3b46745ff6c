import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { MyVendorDto } from '#api/generated.ts';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { BusinessContact } from './BusinessContact.tsx';
import { BusinessInformation } from './BusinessInformation.tsx';
import { useBusinessForm } from './useBusinessForm.ts';
import { useContactForm } from './useContactForm.ts';

/** Each form is saved by itself; what would be lost in either or both is asked about once. */
export function BusinessForms({ vendor }: { vendor: MyVendorDto }) {
  const business = useBusinessForm(vendor);
  const contact = useContactForm(vendor);
  const unsaved = [isUnsaved(business.form) && 'business information', isUnsaved(contact.form) && 'contact and address'].filter(Boolean);
  return (
    <>
      <BusinessInformation vendor={vendor} {...business} />
      <BusinessContact {...contact} />
      <UnsavedGuard
        active={unsaved.length > 0}
      >{`What you changed in your ${unsaved.join(' and in your ')} has not been saved.`}</UnsavedGuard>
    </>
  );
}

const isUnsaved = <Typed extends FieldValues>({ formState: { isDirty, isSubmitting } }: UseFormReturn<Typed>): boolean =>
  isDirty && !isSubmitting;
