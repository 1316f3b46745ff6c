import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '../draft.ts';
import type { Applicant, ApplicationValues, Field } from '../rules/application.ts';

/**
 * Fills in what is known and what was typed in this tab before, and keeps from then on what is typed.
 * @returns whether something had been typed before, and is there again
 */
export function useRestored(form: UseFormReturn<ApplicationValues>, applicant: Applicant, known: Partial<ApplicationValues>): boolean {
  const [draft] = useState(() => readDraft(applicant));
  const [restored, setRestored] = useState(false);

  const restore = useEffectEvent(() => {
    for (const [field, text] of Object.entries({ ...known, ...draft }) as [Field, string][]) {
      // What is in a field already was typed before the scripts were there.
      if (!form.getValues(field)) form.setValue(field, text);
    }
  });

  useEffect(() => {
    const keep = ({ values }: { values: ApplicationValues }) => {
      keepDraft(applicant, values);
      setRestored(true);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: keep });
    restore();
    return stop;
  }, [form, applicant]);

  return restored && Object.entries(draft).some(([field, text]) => text && text !== known[field as Field]);
}
