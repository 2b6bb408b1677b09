import { useMutation } from "@tanstack/react-query";
import type { Me } from "../../../http/api/api-types.js";
import { authCall } from "../../api/auth-call.js";
import { queryClient } from "../../api/query-client.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { useToast } from "../../parts/toasts.js";

/** The name one goes by. */
export function NameCard({ me }: { readonly me: Me }) {
  const toast = useToast();
  const change = useMutation({
    mutationFn: ({ name = "" }: Readonly<Record<string, string>>) => authCall("update-user", { name }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["me"] });
      toast("Saved");
    },
  });
  return (
    <Card title="Name">
      <div className="max-w-sm">
        <Form onSubmit={change.mutate} failure={change.error} fields={["name"]}>
          <Field label="Your name" name="name" defaultValue={me.name} autoComplete="name" maxLength={64} />
          <Button type="submit" className="justify-self-start" isBusy={change.isPending}>
            Save
          </Button>
        </Form>
      </div>
    </Card>
  );
}
