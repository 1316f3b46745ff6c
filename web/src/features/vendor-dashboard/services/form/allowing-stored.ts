import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { beyondLimits, ServiceFields } from './service-fields.ts';

const judge = standardSchemaResolver(ServiceFields) as Resolver<ServiceFields>;

/** The provider's rules; but what an administrator has set beyond them may stay. `stored` is nothing for a new service. */
export const allowingStored =
  (stored: ServiceFields | undefined): Resolver<ServiceFields> =>
  async (values, context, options) => {
    const judged = await judge(values, context, options);
    const beyond: Partial<Record<string, string>> = stored ? beyondLimits(stored) : {};
    const mayStay = (name: string) => name in beyond && values[name as keyof ServiceFields] === stored?.[name as keyof ServiceFields];
    const excused = Object.keys(judged.errors).filter(mayStay);
    if (excused.length === 0) return judged;
    const mistakes = Object.entries(judged.errors).filter(([name]) => !excused.includes(name));
    return mistakes.length > 0 ? { values: {}, errors: Object.fromEntries(mistakes) } : { values, errors: {} };
  };
