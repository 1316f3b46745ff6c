import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '../draft.ts';
import type { Applicant, Field, Typed } from '../rules/application.ts';

/**
 * Fills in what is known and what was typed in this tab before, and keeps from then on what is typed.
 * @returns undefined until then; afterwards, whether something had been typed before
 */
export function useRestored(form: UseFormReturn<Typed>, applicant: Applicant, known: Partial<Typed>): { draft: boolean } | undefined {
  const [restored, setRestored] = useState<{ draft: boolean }>();

  const restore = useEffectEvent(() => {
    const draft = readDraft(applicant);
    for (const [field, text] of Object.entries({ ...known, ...draft }) as [Field, string][]) {
      // What is in a field already was typed before the scripts were there.
      if (!form.getValues(field)) form.setValue(field, text);
    }
    setRestored({ draft: Object.entries(draft).some(([field, text]) => text && text !== known[field as Field]) });
  });

  useEffect(() => {
    restore();
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(applicant, values) });
  }, [form, applicant]);

  return restored;
}
