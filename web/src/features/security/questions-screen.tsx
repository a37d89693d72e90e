import { useLanguage } from '#i18n/i18n.ts'
import { useCombined } from '#lib/use-combined.ts'
import { api, apiIn } from '#api/gateway.ts'
import { setSecurityQuestions, listSecurityQuestions, listMySecurityQuestions } from '@longan/react-query/profile'
import { answerField, securityAnswers } from '@longan/sdk/inputs/security'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { FormFailure, Form, Lead, Screen } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'

/** The questions, and which of them the member has answered. */
function useQuestions() {
  const from = apiIn(useLanguage())
  return useCombined(
    [listSecurityQuestions.queryOptions(from), listMySecurityQuestions.queryOptions(from)],
    (questions, answered) => ({ questions, answered: answered.map(({ questionId }) => questionId) }),
  )
}

type SecurityQuestions = { questions: { questionId: number; question: string }[]; answered: number[] }

export function QuestionsScreen() {
  const { t } = useTranslation('security')
  const query = useQuestions()
  if (query.isError && !query.data) return <Failure query={query} />
  return (
    <Screen>
      <Lead>{t('questionsLead')}</Lead>
      {query.data ? <QuestionsForm {...query.data} /> : <RowSkeletons count={5} height={72} />}
    </Screen>
  )
}

function QuestionsForm({ questions, answered }: SecurityQuestions) {
  const { t } = useTranslation('security')
  const form = useQuestionsForm(questions)
  return (
    <Form {...form.props} aria-label={t('titleQuestions')}>
      {answered.length > 0 && <Lead>{t('questionsAgain')}</Lead>}
      {questions.map(({ questionId, question }) => (
        <TextField
          key={questionId}
          {...form.field(answerField(questionId))}
          label={question}
          hint={answered.includes(questionId) ? t('answered') : undefined}
          autoComplete="off"
          maxLength={100}
        />
      ))}
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('saveAnswers')}
      </Button>
    </Form>
  )
}

function useQuestionsForm(questions: SecurityQuestions['questions']) {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(setSecurityQuestions.mutationOptions(api))
  const schema = securityAnswers(questions.map(({ questionId }) => questionId))
  return useGatewayForm(schema, async (answers) => {
    await mutateAsync({ input: answers })
    void showToast(t('answersSaved'), { kind: 'success' })
    await navigate(paths.security, { replace: true })
  })
}
