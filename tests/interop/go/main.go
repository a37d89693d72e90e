// Logs in with the generated client and prints the name of the member and the balance.
package main

import (
	"bytes"
	"context"
	"crypto/des"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"strings"

	gateway "github.com/longan/gateway"
)

const merchant = "DEMO"

func main() {
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(url string) error {
	configuration := gateway.NewConfiguration()
	configuration.Servers = gateway.ServerConfigurations{{URL: url}}
	client := gateway.NewAPIClient(configuration)
	ctx := context.Background()

	modulus, _, err := client.SessionAPI.GetRsaKey(ctx).Merchant(merchant).Execute()
	if err != nil {
		return fmt.Errorf("failed to read the key: %w", err)
	}
	input := gateway.LoginInput{Type: "username", Username: gateway.PtrString("demo01"), Password: gateway.PtrString("Demo@123")}
	text, err := json.Marshal(input)
	if err != nil {
		return err
	}
	key := rand.Text()[:16]
	value, err := encrypt(text, key)
	if err != nil {
		return err
	}
	body := gateway.EncryptedValueAsEncryptedBody(gateway.NewEncryptedValue(value))
	login, _, err := client.SessionAPI.Login(ctx).Merchant(merchant).Encryption(encryptKey(key, modulus)).EncryptedBody(body).Execute()
	if err != nil {
		return fmt.Errorf("failed to log in: %w", err)
	}
	session := login.GetValue()

	keys := map[string]gateway.APIKey{"token": {Key: session.GetToken()}}
	ctx = context.WithValue(ctx, gateway.ContextAPIKeys, keys)
	wallet, _, err := client.WalletAPI.GetWallet(ctx).Merchant(merchant).Execute()
	if err != nil {
		return fmt.Errorf("failed to read the wallet: %w", err)
	}
	funds := wallet.GetValue()
	fmt.Printf("Logged in as %s with a balance of %v\n", session.GetUserName(), funds.GetSumBalance())
	return nil
}

// encryptKey is textbook RSA: the last character of the key is the lowest byte.
func encryptKey(key, modulus string) string {
	n, _ := new(big.Int).SetString(modulus, 16)
	number := new(big.Int).Exp(new(big.Int).SetBytes([]byte(key)), big.NewInt(65537), n)
	text := number.Text(16)
	return strings.Repeat("0", len(modulus)-len(text)) + text
}

func encrypt(data []byte, key string) (string, error) {
	block, err := des.NewCipher([]byte(key)[:8])
	if err != nil {
		return "", err
	}
	fill := des.BlockSize - len(data)%des.BlockSize
	data = append(data, bytes.Repeat([]byte{byte(fill)}, fill)...)
	for at := 0; at < len(data); at += des.BlockSize {
		block.Encrypt(data[at:at+des.BlockSize], data[at:at+des.BlockSize])
	}
	return base64.StdEncoding.EncodeToString(data), nil
}
