import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { reasonIn } from '#ui/format/reason-in.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { CategoryFields } from './category-fields.ts';
import { slugOf } from './slug-of.ts';

interface Typed {
  target: { value: string };
}

interface Options {
  fields: CategoryFields;
  send: (fields: CategoryFields) => Promise<void>;
  /** What is said in a toast when the server gives no reason; the dialog says it before one. */
  failure: string;
}

/** The form of a category. While nobody has written a slug, it follows the name. */
export function useCategoryForm({ fields, send, failure }: Options) {
  const { form, parted } = useFollowedForm<CategoryFields>({ resolver: standardSchemaResolver(CategoryFields), values: fields });
  const [problem, setProblem] = useState<unknown>();
  const [follows, setFollows] = useState(fields.slug === '');

  const submit = async (values: CategoryFields) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (cause) {
      if (asProblem(cause).code === 'catalog/slug-taken') {
        form.setError('slug', { message: asProblem(cause).detail }, { shouldFocus: true });
      } else if (showFieldErrors(form, cause)) return;
      else if (reasonIn(cause) === undefined) toast.error('Error', failure);
      else setProblem(cause);
    }
  };
  const fillSlug = ({ target }: Typed) => {
    if (follows) form.setValue('slug', slugOf(target.value), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const name = form.register('name', { onChange: fillSlug });
  const slug = form.register('slug', { onChange: ({ target }: Typed) => setFollows(target.value === '') });
  return { form, parted, problem, name, slug, submit: form.handleSubmit(submit) };
}
