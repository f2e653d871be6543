import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/services/app-services.ts';
import { depositMethodsQuery } from './deposit-queries.ts';

/** What a method is called, as far as it is offered still. */
export function useMethodName(methodCode: string): string | undefined {
  const { data } = useQuery(depositMethodsQuery(useApi()));
  return data?.find((method) => method.methodCode === methodCode)?.name;
}
